import type { Plugin } from 'vite';

/**
 * Appends code to a file of stories that excludes the stories with the tag `behavior` from pictures: they look like the
 * story whose behavior they test.
 *
 * @param code of a file of stories, in TypeScript
 * @returns null if it has no such story
 */
export function excludeBehaviorFromPictures(code: string): string | null {
  if (!code.includes("'behavior'")) return null;
  const names = Array.from(code.matchAll(/^export const (\w+): Story/gm), ([, name = '']) => name);
  return `${code}
for (const story of [${names.join(', ')}]) {
  if (story.tags?.includes('behavior'))
    story.parameters = { ...story.parameters, chromatic: { ...story.parameters?.chromatic, disableSnapshot: true } };
}
`;
}

/**
 * Vite plugin that excludes stories that only test behavior from the pictures of the built Storybook. Parameters cannot
 * depend on tags otherwise.
 */
export function behaviorStories(): Plugin {
  return {
    name: 'behavior-stories',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler: (code) => excludeBehaviorFromPictures(code),
    },
  };
}
