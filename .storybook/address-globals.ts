/** Parameter of the preview's address: `name:value` pairs of the toolbar, separated by semicolons. */
const PARAMETER = 'globals';

/** Returns the value of a toolbar item in the address of the preview. */
export function getGlobal(search: string, name: string): string | undefined {
  return readGlobals(new URLSearchParams(search)).get(name);
}

/** Returns an address of the preview with another value of a toolbar item. */
export function withGlobal(href: string, name: string, value: string): string {
  const url = new URL(href);
  const globals = readGlobals(url.searchParams).set(name, value);
  url.searchParams.set(PARAMETER, Array.from(globals, (pair) => pair.join(':')).join(';'));
  return url.href;
}

function readGlobals(parameters: URLSearchParams): Map<string, string> {
  const pairs = (parameters.get(PARAMETER) ?? '').split(';').filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split(':');
      return [name, value.join(':')];
    }),
  );
}
