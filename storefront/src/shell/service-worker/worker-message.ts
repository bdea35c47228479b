/** Public page to keep, and what it is made of. */
export interface KeepPagePayload {
  page: string;
  /** Path of the offline page of its store view. */
  offlinePage: string;
  assets: string[];
}

/** What page and service worker say to each other. */
export type WorkerMessage =
  /** To the worker: take over from the older one. */
  | { type: 'skip-waiting' }
  /** To the worker: keep a public page and what it is made of for reading without a connection. */
  | { type: 'keep-page'; payload: KeepPagePayload };

/** Handlers by type. */
export type WorkerMessageHandlers = {
  [Type in WorkerMessage['type']]?: (message: Extract<WorkerMessage, { type: Type }>) => void;
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Reads a message; null for anything else. */
export function parseWorkerMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'skip-waiting') return { type: data.type };
  if (data.type !== 'keep-page' || !('payload' in data) || typeof data.payload !== 'object' || data.payload === null)
    return null;
  const { page, offlinePage, assets } = { page: undefined, offlinePage: undefined, assets: undefined, ...data.payload };
  return typeof page === 'string' && typeof offlinePage === 'string' && isTexts(assets)
    ? { type: data.type, payload: { page, offlinePage, assets } }
    : null;
}

/** Passes a message to the handler of its type; unknown messages are ignored. */
export function handleWorkerMessage(data: unknown, handlers: WorkerMessageHandlers): void {
  const message = parseWorkerMessage(data);
  if (message?.type === 'skip-waiting') handlers['skip-waiting']?.(message);
  else if (message?.type === 'keep-page') handlers['keep-page']?.(message);
}
