import { brotliCompressSync, constants } from 'node:zlib';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { mergeChunks, type Chunk, type MergeOptions } from './merge-chunks.ts';

const compressedSize = (content: string | Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/**
 * Builds once as the bundler splits the code by itself, and makes one file of those that are better merged; see
 * `mergeChunks`.
 *
 * @param config of the browser's build without this plugin
 */
export function mergedChunks(config: InlineConfig, options: Omit<MergeOptions, 'compressedSize'>): Plugin {
  return {
    name: 'witryna:merged-chunks',
    apply: 'build',
    config: async () => {
      const result = await build({
        ...config,
        configFile: false,
        logLevel: 'error',
        build: { ...config.build, write: false },
      });
      if (!('output' in result)) throw new Error('Vite gave no single output.');
      const names = mergeChunks(toChunks(result.output), { ...options, compressedSize });
      const group = {
        debugName: 'merged',
        name: (moduleId: string) => names.get(moduleId) ?? null,
        includeDependenciesRecursively: false,
      };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
    },
  };
}

function toChunks(output: Rolldown.RolldownOutput['output']): readonly Chunk[] {
  const styleBytes = new Map(
    output.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [[file.fileName, compressedSize(file.source)]] : [],
    ),
  );
  const files = output.filter((file) => file.type === 'chunk');
  const initial = findInitial(files);
  return files.map((file) => ({
    fileName: file.fileName,
    name: file.name,
    entryId: file.isEntry || file.isDynamicEntry ? (file.facadeModuleId ?? file.name) : null,
    isInitial: initial.has(file.fileName),
    moduleIds: file.moduleIds,
    imports: file.imports,
    code: file.code,
    styleBytes: [...(file.viteMetadata?.importedCss ?? [])].reduce((sum, css) => sum + (styleBytes.get(css) ?? 0), 0),
  }));
}

/** Returns the names of the files that the entries need before they can run. */
function findInitial(files: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const importsOf = new Map(files.map(({ fileName, imports }) => [fileName, imports]));
  const found = new Set(files.flatMap(({ isEntry, imports }) => (isEntry ? imports : [])));
  // A set that grows is walked to its end.
  for (const fileName of found) importsOf.get(fileName)?.forEach((imported) => found.add(imported));
  return found;
}
