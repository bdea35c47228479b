/** The applications under test. */
export const siteNames = ['Vite, React 19', 'Vite, React 18.2', 'Next.js', 'Next.js in development'] as const;

export type SiteName = (typeof siteNames)[number];

/** Where an application is served and where its files are. */
export interface Site {
  url: string;
  folder: string;
}

const variable = (name: SiteName, part: keyof Site): string => `WITRYNA_CONSUMER_${siteNames.indexOf(name)}_${part}`;

/** Tells the worker processes, which inherit the environment, where the applications are. */
export function publishSites(sites: Record<SiteName, Site>): void {
  for (const name of siteNames) {
    process.env[variable(name, 'url')] = sites[name].url;
    process.env[variable(name, 'folder')] = sites[name].folder;
  }
}

/** @throws Error outside of a run of the consumer tests */
export function site(name: SiteName): Site {
  const [url, folder] = [process.env[variable(name, 'url')], process.env[variable(name, 'folder')]];
  if (!url || !folder) throw new Error('The applications are not there: the global setup has not run.');
  return { url, folder };
}

/** Tells the worker processes the folder of the application without pages. */
export function publishNodeFolder(folder: string): void {
  process.env['WITRYNA_CONSUMER_NODE'] = folder;
}

/** @throws Error outside of a run of the consumer tests */
export function nodeFolder(): string {
  const folder = process.env['WITRYNA_CONSUMER_NODE'];
  if (!folder) throw new Error('The applications are not there: the global setup has not run.');
  return folder;
}

/** Tells the worker processes where the packed packages are, by name. */
export function publishTarballs(tarballs: Readonly<Record<string, string>>): void {
  process.env['WITRYNA_CONSUMER_TARBALLS'] = JSON.stringify(tarballs);
}

/**
 * Returns the paths of the packed packages by name.
 *
 * @throws Error outside of a run of the consumer tests
 */
export function getTarballs(): ReadonlyMap<string, string> {
  const text = process.env['WITRYNA_CONSUMER_TARBALLS'];
  if (!text) throw new Error('The packages are not there: the global setup has not run.');
  const tarballs: unknown = JSON.parse(text);
  if (typeof tarballs !== 'object' || tarballs === null) throw new Error(`Not a table of packages: ${text}`);
  return new Map(Object.entries(tarballs).map(([name, file]) => [name, String(file)]));
}
