/** The same answer with another value in every field of that name. */
export function replaceField(answer: unknown, name: string, value: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (key: string, part: unknown) => (key === name ? value : part)));
}
