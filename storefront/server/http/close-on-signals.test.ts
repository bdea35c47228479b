import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { closeOnSignals } from './close-on-signals.ts';

describe('closeOnSignals', () => {
  it.each(['SIGTERM', 'SIGINT'])(
    'closes once and exits with code 0 after %s, whatever signals follow',
    async (signal) => {
      const exit = vi.fn();
      const process = Object.assign(new EventEmitter(), { exit });
      let finish = () => {};
      const close = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
      closeOnSignals(process, close);
      process.emit(signal);
      // Without a listener, the next one would end the process.
      for (const next of ['SIGTERM', 'SIGINT']) expect(process.emit(next)).toBe(true);
      expect(close).toHaveBeenCalledOnce();
      expect(exit).not.toHaveBeenCalled();
      finish();
      await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(0));
    },
  );
});
