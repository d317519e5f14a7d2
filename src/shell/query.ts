// What an address asks of an index page: a few short fields, whatever somebody has put there.

const MOST_FIELDS = 40;
const LONGEST_VALUE = 200;

/** The fields of a query, cut to what a form could have sent. */
export const readQuery = (search: string): [name: string, value: string][] =>
  [...new URLSearchParams(search.slice(0, MOST_FIELDS * LONGEST_VALUE))]
    .slice(0, MOST_FIELDS)
    .map(([name, value]) => [name, value.slice(0, LONGEST_VALUE)]);
