/**
 * Stands for the compiler of messages in the browser build, where all messages are compiled and nobody needs an ICU parser.
 *
 * @throws Error always
 */
export function compileMessage(message: string): never {
  throw new Error(`A message was not compiled: ${message}`);
}
