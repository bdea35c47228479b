import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The files of a page, as addresses. */
export interface PageAssets {
  /** The module script that fetches the others at the right moment. */
  boot: string;
  /** The module script that starts the application. */
  entry: string;
  /** The module that says what the page is: the first of those that were asked for. */
  page: string;
  /** Every other module script of the page, to be fetched at once instead of one after the other. */
  modules: string[];
  styles: string[];
}

/** Looks up the built files of source modules. */
export interface AssetManifest {
  /**
   * @param modules paths of source modules below the storefront package, that of the page first, e.g. `src/catalog/product-page.tsx`
   * @param lateModules those of which only the styles are needed at once. Default: none.
   * @throws Error when the build does not know the first
   */
  assetsOf(modules: readonly [page: string, ...others: string[]], lateModules?: readonly string[]): PageAssets;
  /**
   * @param modules paths of style sheets that are entries of the build
   * @throws Error when one of them is none
   */
  stylesOf(modules: readonly string[]): string[];
}

const bootModule = 'src/app/boot.ts';
const entryModule = 'src/app/entry-client.tsx';

/** Reads the manifest that the client build wrote. */
export async function readAssetManifest(clientFolder: string): Promise<AssetManifest> {
  const file = path.join(clientFolder, '.vite', 'manifest.json');
  const source = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The storefront is not built: ${file} is missing. Run "npm run build" first.`);
  });
  const chunks = readChunks(JSON.parse(source), file);
  const addressOf = (module: string): string => {
    const chunk = chunks[module];
    if (!chunk) throw new Error(`The build has no entry ${module}.`);
    return `/${chunk.file}`;
  };
  const boot = addressOf(bootModule);
  const entry = addressOf(entryModule);
  const collect = (names: readonly string[]): { files: Set<string>; styles: Set<string> } => {
    const files = new Set<string>();
    const styles = new Set<string>();
    const visited = new Set<string>();
    const visit = (name: string) => {
      const chunk = chunks[name];
      if (!chunk || visited.has(name)) return;
      visited.add(name);
      chunk.imports?.forEach(visit);
      files.add(`/${chunk.file}`);
      chunk.css?.forEach((style) => styles.add(`/${style}`));
    };
    names.forEach(visit);
    return { files, styles };
  };

  const cache = new Map<string, PageAssets>();
  return {
    stylesOf: (modules) => modules.map(addressOf),
    assetsOf(modules, lateModules = []) {
      const key = `${modules.join()};${lateModules.join()}`;
      const known = cache.get(key);
      if (known) return known;
      const { files, styles } = collect([entryModule, ...modules]);
      files.delete(entry);
      const assets = {
        boot,
        entry,
        page: addressOf(modules[0]),
        modules: [...files],
        styles: [...new Set([...styles, ...collect(lateModules).styles])],
      };
      cache.set(key, assets);
      return assets;
    },
  };
}

// Written by Vite in the same build as this server, so that only its outline is checked.
function readChunks(manifest: unknown, file: string): Record<string, ManifestChunk> {
  if (isManifest(manifest)) return manifest;
  throw new Error(`The storefront's build is damaged: ${file} is no manifest. Run "npm run build" again.`);
}

function isManifest(value: unknown): value is Record<string, ManifestChunk> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((chunk: unknown) => typeof chunk === 'object' && chunk !== null && 'file' in chunk && typeof chunk.file === 'string')
  );
}
