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
