/// <reference types="vite/client" />
import { isObject, isString } from '../../commerce/index.ts';

/** One call to the backend and its answer. */
export interface Exchange {
  /** Name of the GraphQL operation, or the last part of a REST path. */
  operation: string;
  variables: Record<string, unknown>;
  answer: unknown;
}

const files = import.meta.glob('./recordings/*.json', { import: 'default' });

const pictures: Readonly<Record<string, string>> = import.meta.glob('./recordings/media/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Loads what `npm run record:stories` wrote.
 *
 * @param name file name without its ending
 */
export async function loadRecording(name: string): Promise<Exchange[]> {
  const content: unknown = await files[`./recordings/${name}.json`]?.();
  if (!Array.isArray(content) || !content.every(isExchange))
    throw new Error(`There is no recording ${name}; run npm run record:stories.`);
  return content;
}

function isExchange(value: unknown): value is Exchange {
  return isObject(value) && isString(value['operation']) && isObject(value['variables']);
}

/**
 * The answer to a call: that to the same variables, or to any, since dates and ids differ from those of the recording.
 */
export function findResponse(exchanges: readonly Exchange[], operation: string, variables: unknown): unknown {
  const candidates = exchanges.filter((exchange) => exchange.operation === operation);
  const text = JSON.stringify(variables);
  return (candidates.find((exchange) => JSON.stringify(exchange.variables) === text) ?? candidates[0])?.answer;
}

/** Returns the URL of a recorded image by its media path; undefined if it was not recorded. */
export function getImageUrl(path: string): string | undefined {
  return pictures[
    `./recordings/media/${path.slice(path.indexOf('/media/') + '/media/'.length).replaceAll('/', '--')}.webp`
  ];
}
