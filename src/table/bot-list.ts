// Who plays for whom, as written in files and links.

export const isBotList = (value: unknown, seats: number): value is (string | null)[] =>
  Array.isArray(value) &&
  value.length === seats &&
  value.every((bot) => bot === null || (typeof bot === 'string' && /^[a-z]{1,20}$/.test(bot)));
