type Write = (...parts: unknown[]) => void;

/** Messages since the end of the last story. What a story writes during unmount counts toward the next one. */
let written: string[] = [];

function toText(part: unknown): string {
  if (part instanceof Error) return part.stack ?? part.message;
  if (typeof part === 'string') return part;
  return String(part);
}

/** Starts to record messages of the console. */
export function watchConsole(): void {
  const listened =
    (level: string, write: Write): Write =>
    (...parts) => {
      written.push(`console.${level}: ${parts.map(toText).join(' ')}`);
      write(...parts);
    };
  console.error = listened('error', console.error);
  console.warn = listened('warn', console.warn);
}

/**
 * Ends the recording of a story.
 *
 * @throws Error with the recorded messages, if there are any.
 */
export function expectSilentConsole(): void {
  const messages = written;
  written = [];
  if (messages.length > 0) throw new Error(`The story wrote to the console:\n${messages.join('\n')}`);
}
