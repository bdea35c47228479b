import { defaultClientConditions, defaultServerConditions } from 'vite';
import type { UserConfig } from 'vite';

/** Export condition under which the workspace packages offer their TypeScript sources instead of a build. */
const SOURCE_CONDITION = '@witryna/source';

/**
 * Resolves the workspace packages to their sources, in browser and in server code.
 *
 * Setting conditions replaces Vite's own, so they are repeated. vanilla-extract compiles styles in a server of its own
 * that takes over the top level of a configuration but overwrites `ssr`: hence `environments`, and never in a test
 * project only.
 */
export const sourceResolution: Pick<UserConfig, 'resolve' | 'environments'> = {
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  environments: {
    ssr: {
      resolve: {
        conditions: [SOURCE_CONDITION, ...defaultServerConditions],
        noExternal: [/^@witryna\//],
      },
    },
  },
};
