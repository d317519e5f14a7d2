// Serves the built site for a script, and stops when the script says so.
import { spawn } from 'node:child_process';

export async function serve(port) {
  const server = spawn(process.execPath, ['scripts/astro.mjs', 'preview', '--port', String(port)], {
    stdio: 'ignore',
  });
  const address = `http://localhost:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    try {
      if ((await fetch(`${address}/en/`)).ok) return { address, stop: () => server.kill() };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  server.kill();
  throw new Error('The built site does not answer.');
}
