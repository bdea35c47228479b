import cluster, { type Worker } from 'node:cluster';
import type { OutgoingHttpHeaders } from 'node:http';
import { createKnownResponses, type KnownResponses, type Outcome } from './known-responses.ts';

/** An outcome as it passes between processes, the body in Base64. */
type SentOutcome = 'unknown' | 'unsent' | { status: number; headers: OutgoingHttpHeaders; body: string };

type ToPrimary =
  | { channel: 'known-responses'; call: number; claim: string }
  | { channel: 'known-responses'; call: number; settle: SentOutcome };
type ToWorker =
  | { channel: 'known-responses'; call: number; isFirst: true }
  | { channel: 'known-responses'; call: number; isFirst: false; outcome: SentOutcome };

const write = (outcome: Outcome): SentOutcome =>
  typeof outcome === 'string' ? outcome : { ...outcome, body: outcome.body.toString('base64') };
const read = (outcome: SentOutcome): Outcome =>
  typeof outcome === 'string' ? outcome : { ...outcome, body: Buffer.from(outcome.body, 'base64') };

// Both ends are this program: what bears the name of the channel is one of its messages.
function isOfChannel(message: unknown): message is { channel: 'known-responses'; call: number } {
  return (
    typeof message === 'object' && message !== null && 'channel' in message && message.channel === 'known-responses'
  );
}
const isToPrimary = (message: unknown): message is ToPrimary =>
  isOfChannel(message) && ('claim' in message || 'settle' in message);
const isToWorker = (message: unknown): message is ToWorker => isOfChannel(message) && 'isFirst' in message;

/**
 * Keeps the requests of all workers in this process, the primary. What a worker that dies has sent has an unknown
 * outcome.
 */
export function shareKnownResponses(known: KnownResponses = createKnownResponses()): void {
  const open = new Map<Worker, Map<number, (outcome: Outcome) => void>>();

  const answer = (worker: Worker, message: ToWorker): void => {
    if (worker.isConnected()) worker.send(message);
  };
  const claim = async (worker: Worker, call: number, id: string): Promise<void> => {
    const granted = await known.claim(id);
    if (!granted.isFirst) {
      answer(worker, { channel: 'known-responses', call, isFirst: false, outcome: write(await granted.outcome) });
      return;
    }
    if (worker.isDead()) {
      granted.settle('unsent');
      return;
    }
    const claims = open.get(worker) ?? new Map<number, (outcome: Outcome) => void>();
    open.set(worker, claims.set(call, granted.settle));
    answer(worker, { channel: 'known-responses', call, isFirst: true });
  };

  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isToPrimary(message)) return;
    if ('claim' in message) void claim(worker, message.call, message.claim);
    else {
      open.get(worker)?.get(message.call)?.(read(message.settle));
      open.get(worker)?.delete(message.call);
    }
  });
  cluster.on('exit', (worker: Worker) => {
    for (const settle of open.get(worker)?.values() ?? []) settle('unknown');
    open.delete(worker);
  });
}

/** Creates the known responses of a worker, which the primary stores. */
export function createWorkerResponses(): KnownResponses {
  const waiting = new Map<number, (answer: ToWorker) => void>();
  let calls = 0;
  const send = (message: ToPrimary): void => {
    if (process.connected) process.send?.(message);
  };
  process.on('message', (message: unknown) => {
    if (!isToWorker(message)) return;
    waiting.get(message.call)?.(message);
    waiting.delete(message.call);
  });

  return {
    async claim(id) {
      const call = (calls += 1);
      const answer = await new Promise<ToWorker>((resolve) => {
        waiting.set(call, resolve);
        send({ channel: 'known-responses', call, claim: id });
      });
      if (!answer.isFirst) return { isFirst: false, outcome: Promise.resolve(read(answer.outcome)) };
      return { isFirst: true, settle: (outcome) => send({ channel: 'known-responses', call, settle: write(outcome) }) };
    },
  };
}
