// `npm run own-words`: does any text of ours repeat a passage of a source document? The documents are not part of the
// project; the tool that compares lies beside them: `npm run own-words -- <tool>`, if it is somewhere else.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const tool = process.argv[2] ?? '../shared/tools/verbatim';

if (existsSync(tool)) {
  const { status } = spawnSync(process.execPath, [tool], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error(
    `Nothing was compared: there is no ${tool}, and the source documents are not part of this project.`,
  );
  process.exitCode = 1;
}
