type Write = (...parts: unknown[]) => void;

/**
 * What was written since the last story ended. What a story writes while it is taken away is counted to the next one.
 */
let written: string[] = [];

function textOf(part: unknown): string {
  if (part instanceof Error) return part.stack ?? part.message;
  if (typeof part === 'string') return part;
  return String(part);
}

/** Hears what is written to the console from here on. */
export function watchConsole(): void {
  const listened =
    (level: string, write: Write): Write =>
    (...parts) => {
      written.push(`console.${level}: ${parts.map(textOf).join(' ')}`);
      write(...parts);
    };
  console.error = listened('error', console.error);
  console.warn = listened('warn', console.warn);
}

/**
 * Ends a story's watch.
 *
 * @throws Error that quotes what was written
 */
export function expectSilentConsole(): void {
  const messages = written;
  written = [];
  if (messages.length > 0) throw new Error(`The story wrote to the console:\n${messages.join('\n')}`);
}
