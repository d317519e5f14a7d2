// `npm run arrows`: fails when an import points the wrong way.
import { faults } from './faults.mjs';
import { readImports } from './imports.mjs';
import { doors, rooms } from './rules.mjs';

const imports = readImports();
const wrong = faults(imports, rooms, doors);
for (const sentence of wrong) console.error(sentence);
console.log(`${imports.length} imports, ${wrong.length} pointing the wrong way`);
process.exitCode = wrong.length > 0 ? 1 : 0;
