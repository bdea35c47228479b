/**
 * Creates the memory of the screen on display. A story that is rendered again, e.g. in another theme, shows it as it is:
 * its play function does not run again.
 */
export function createScreenMemory<Screen>() {
  let shown: { storyId: string; screen: Screen } | undefined;
  return {
    /** Returns the screen of a story that is rendered again; undefined for a story that opens. */
    get: (storyId: string): Screen | undefined => {
      if (shown?.storyId !== storyId) shown = undefined;
      return shown?.screen;
    },

    /** Keeps the screen of a story. @returns forgets it, when the story is left or remounted */
    keep: (storyId: string, screen: Screen): (() => void) => {
      shown = { storyId, screen };
      return () => {
        if (shown?.screen === screen) shown = undefined;
      };
    },
  };
}
