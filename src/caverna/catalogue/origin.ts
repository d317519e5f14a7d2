import { strings } from '../../i18n/site.ts';
import type { Language } from '../../site/languages.ts';
import type { Provenance, Provenanced } from '../engine/index.ts';

const SAID: readonly Provenance[] = ['stated', 'derived', 'reconstructed', 'missing'];

/** The fields of a component whose source is not that of the rest, by source. */
export function otherSources({ provenance, except = {} }: Provenanced): [Provenance, string[]][] {
  return SAID.filter((source) => source !== provenance).flatMap((source): [Provenance, string[]][] => {
    const fields = Object.keys(except).filter((field) => except[field] === source);
    return fields.length > 0 ? [[source, fields]] : [];
  });
}

interface Origin {
  sentences: string[];
  /** Some of it is ours, so an owner of the box may know better. */
  reconstructed: boolean;
}

/** Where the facts of a component come from: first the fields that differ, then the rest; no field has two sources. */
export function originInWords(language: Language, component: Provenanced): Origin {
  const t = strings(language);
  const others = otherSources(component);
  const { provenance } = component;
  const sentences = others.map(([source, fields]) =>
    source === 'missing'
      ? t.factMissing
      : t.originOf[source](fields.map((field) => t.factFields[field] ?? field).join(', ')),
  );
  sentences.push(others.length > 0 ? t.originRest[provenance] : t.provenances[provenance]);
  const reconstructed =
    provenance === 'reconstructed' || others.some(([source]) => source === 'reconstructed');
  if (reconstructed) sentences.push(t.originOurs);
  return { sentences, reconstructed };
}
