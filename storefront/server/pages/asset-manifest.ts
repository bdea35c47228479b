import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Style sheets, in their order. */
export interface PageStyles {
  /** Their URLs. */
  files: string[];
  /** Their rules, in the order of the files. */
  css: string;
}

/** URLs of the files of a page. */
export interface PageAssets {
  /** The boot script, which loads the others. */
  boot: string;
  /** The module script that starts the application. */
  entry: string;
  /** The module of the page. */
  page: string;
  /** All other module scripts of the page, to be preloaded in parallel. */
  modules: string[];
  /** Scripts of the page that load on the first interaction; null if it hydrates immediately. */
  deferredModules: string[] | null;
  styles: PageStyles;
}

/** Source modules of a page, as paths below the storefront package, e.g. `src/catalog/product-page.tsx`. */
export interface PageModules {
  /** Modules of the page, first the one that exports it. */
  modules: readonly [page: string, ...others: string[]];
  /** Modules of the layout. */
  layoutModules: readonly string[];
  /** Whether the page hydrates on the first interaction. */
  isDeferred: boolean;
  /** Lazy modules, of which only the styles are needed. */
  lazyModules: readonly string[];
}

/** Looks up the built files of source modules. */
export interface AssetManifest {
  /** @throws Error when the build does not know the first module of the page */
  assetsOf(modules: PageModules): PageAssets;
}

const bootModule = 'src/platform/hydration/boot.ts';
const entryModule = 'src/shell/entry-client.tsx';
/** Repeats what the shopper did before a deferred page hydrates. */
const replayModule = 'src/platform/hydration/replay-events.ts';

/**
 * Reads the manifest that the client build wrote, and its style sheets.
 *
 * @param themeModules paths of style sheets that come after those of every page; entries of the build. Default: none
 * @throws Error when the build is missing or damaged, or does not know one of them
 */
export async function readAssetManifest(
  clientDir: string,
  themeModules: readonly string[] = [],
): Promise<AssetManifest> {
  const file = path.join(clientDir, '.vite', 'manifest.json');
  const source = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      `The storefront is not built: ${file} is missing. Run "npm run build" first, or set CLIENT_DIR to the folder of the built files.`,
    );
  });
  const chunks = readChunks(JSON.parse(source), file);
  const sheets = await readSheets(clientDir, chunks);
  const stylesAt = (files: string[]): PageStyles => ({
    files,
    css: files.map((address) => sheets.get(address) ?? '').join('\n'),
  });
  const getUrl = (module: string): string => {
    const chunk = chunks[module];
    if (!chunk) throw new Error(`The build has no entry ${module}.`);
    return `/${chunk.file}`;
  };
  const boot = getUrl(bootModule);
  const entry = getUrl(entryModule);
  const themeSheets = themeModules.map(getUrl);
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
    assetsOf({ modules, layoutModules, isDeferred, lazyModules }) {
      const key = [modules, layoutModules, isDeferred, lazyModules].join(';');
      const known = cache.get(key);
      if (known) return known;
      const { files, styles } = collect([
        entryModule,
        ...layoutModules,
        ...modules,
        ...(isDeferred ? [replayModule] : []),
      ]);
      const immediateFiles = isDeferred ? collect([entryModule, ...layoutModules]).files : files;
      const deferredModules = isDeferred ? [...files].filter((file) => !immediateFiles.has(file)) : null;
      immediateFiles.delete(entry);
      const assets = {
        boot,
        entry,
        page: getUrl(modules[0]),
        modules: [...immediateFiles],
        deferredModules,
        styles: stylesAt([...new Set([...styles, ...collect(lazyModules).styles, ...themeSheets])]),
      };
      cache.set(key, assets);
      return assets;
    },
  };
}

/** The rules of every style sheet of the build, by its address. */
async function readSheets(
  clientDir: string,
  chunks: Readonly<Record<string, ManifestChunk>>,
): Promise<ReadonlyMap<string, string>> {
  const files = new Set(
    Object.values(chunks)
      .flatMap(({ file, css = [] }) => [file, ...css])
      .filter((file) => file.endsWith('.css')),
  );
  return new Map(
    await Promise.all(
      [...files].map(
        async (file) => [`/${file}`, (await readFile(path.join(clientDir, file), 'utf8')).trimEnd()] as const,
      ),
    ),
  );
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
    Object.values(value).every(
      (chunk: unknown) =>
        typeof chunk === 'object' && chunk !== null && 'file' in chunk && typeof chunk.file === 'string',
    )
  );
}
