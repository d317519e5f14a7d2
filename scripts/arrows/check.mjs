// `npm run arrows`: fails when an import points the wrong way.
import { faults, homeless } from './faults.mjs';
import { readFiles, readImports } from './imports.mjs';
import { doors, rooms } from './rules.mjs';

const files = readFiles();
const imports = readImports(files);
const wrong = [...new Set([...homeless(files, rooms), ...faults(imports, rooms, doors)])];
for (const sentence of wrong) console.error(sentence);
console.log(`${imports.length} imports of ${files.length} files, ${wrong.length} pointing the wrong way`);
process.exitCode = wrong.length > 0 ? 1 : 0;
