/**
 * Does one thing at a time: what is asked for meanwhile replaces what was waiting, so that of many presses only the
 * last is sent after the first (F44).
 *
 * @param action gets a wanted value
 * @returns asks for a value; its promise ends when nothing is wanted any more
 */
export function coalesce<Value>(action: (value: Value) => Promise<void>): (value: Value) => Promise<void> {
  let running: Promise<void> | null = null;
  let wanted: { value: Value } | null = null;
  const run = async () => {
    try {
      while (wanted !== null) {
        const { value } = wanted;
        wanted = null;
        await action(value);
      }
    } finally {
      wanted = null;
      running = null;
    }
  };
  return (value) => {
    wanted = { value };
    running ??= run();
    return running;
  };
}
