import type { Provenance } from '../engine/index.ts';
import { strings } from '../i18n/index.ts';
import type { Language } from '../site/languages.ts';

export interface Origin {
  /** Where the component as a whole comes from; it never claims more than `parts` leave. */
  whole: string;
  /** What comes from elsewhere. */
  parts: string[];
  /** Is anything in it ours, so that an owner may correct it? */
  ours: boolean;
}

/** Where a component's facts come from, in plain words. */
export function originOf(
  language: Language,
  provenance: Provenance,
  except: Partial<Record<string, Provenance>> = {},
): Origin {
  const t = strings(language);
  const others = Object.entries(except).filter(([, from]) => from !== provenance);
  const fields = (from: Provenance): string =>
    others.flatMap(([field, other]) => (other === from ? [t.factFields[field]] : [])).join(', ');
  const whole = (others.length > 0 ? t.provenancesInPart : t.provenances)[provenance];
  const all = others.length > 0 ? t.factFields.rest : t.factFields.all;
  const ours = provenance === 'reconstructed' ? (all ?? '') : fields('reconstructed');
  const parts = [
    fields('stated') && t.factStated(fields('stated')),
    fields('derived') && t.factDerived(fields('derived')),
    ours && t.factReconstructed(ours),
    fields('missing') && t.factMissing,
  ];
  return { whole, parts: parts.filter((part) => part !== ''), ours: ours !== '' };
}
