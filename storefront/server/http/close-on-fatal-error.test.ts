import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { closeOnFatalError } from './close-on-fatal-error.ts';

function setUp() {
  const exit = vi.fn();
  const process = Object.assign(new EventEmitter(), { exit });
  let finish = () => {};
  const close = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const fatal = vi.fn();
  closeOnFatalError(process, { close, logger: { fatal } });
  return { process, exit, close, fatal, finish: () => finish() };
}

describe('closeOnFatalError', () => {
  it('exits with code 1 once the requests under way have finished', async () => {
    const { process, exit, close, fatal, finish } = setUp();
    const error = new Error('fault');
    process.emit('uncaughtException', error);
    expect(fatal).toHaveBeenCalledWith({ err: error }, expect.any(String));
    expect(close).toHaveBeenCalledOnce();
    expect(exit).not.toHaveBeenCalled();
    finish();
    await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(1));
  });

  it('logs further errors while it closes, and closes once', () => {
    const { process, close, fatal } = setUp();
    for (const text of ['one', 'two']) process.emit('uncaughtException', new Error(text));
    expect(fatal).toHaveBeenCalledTimes(2);
    expect(close).toHaveBeenCalledOnce();
  });
});
