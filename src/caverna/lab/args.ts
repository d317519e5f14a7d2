// Command line options of the form --name value, and plain arguments.

interface Args {
  options: Record<string, string>;
  rest: string[];
}

export function readArgs(argv: readonly string[]): Args {
  const args: Args = { options: {}, rest: [] };
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i]!;
    if (!word.startsWith('--')) args.rest.push(word);
    else if (argv[i + 1] === undefined || argv[i + 1]!.startsWith('--')) args.options[word.slice(2)] = 'yes';
    else args.options[word.slice(2)] = argv[++i]!;
  }
  return args;
}

export function numberOption(args: Args, name: string, fallback: number): number {
  const text = args.options[name];
  const value = text === undefined ? fallback : Number(text);
  if (!Number.isFinite(value)) throw new Error(`--${name} needs a number`);
  return value;
}
