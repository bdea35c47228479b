/**
 * What a Storybook tells of a story, as far as pictures need it.
 *
 * @typedef {object} Story
 * @property {string} id
 * @property {string} title e.g. `UI/Actions/Button`
 * @property {string} exportName e.g. `Default`
 * @property {readonly string[]} tags
 * @property {Readonly<Record<string, Mode>>} modes `parameters.chromatic.modes`
 * @property {boolean} disableSnapshot `parameters.chromatic.disableSnapshot`
 * @property {string | null} pinned the only viewport that the story makes sense in; null for every one
 */

/**
 * A look as Chromatic's modes describe it: a viewport, and values of the toolbar.
 *
 * @typedef {Readonly<{ viewport: string } & Record<string, string>>} Mode
 */

/**
 * A picture to be compared.
 *
 * @typedef {object} Snapshot
 * @property {string} mode
 * @property {string} story
 * @property {string} viewport
 * @property {string} globals values of the toolbar as the address of a story takes them, e.g. `theme:dark;brand:witryna`
 */

/** Components are compared in these. */
const WIDTHS = ['phone', 'desktop'];

/**
 * State sheets also in these, and the first state of components and screens with the tag `looks`. Themes and brands
 * change colors, which all other stories share with them.
 */
const LOOKS = ['desktop, dark', 'desktop, high contrast', 'desktop, second brand'];

/** @param {Story} story */
const isSheet = ({ tags }) => tags.includes('sheet');

/**
 * @param {string} mode
 * @param {Story} story
 */
const isLookOf = (mode, { exportName, tags }) =>
  LOOKS.includes(mode) && exportName === 'Default' && tags.includes('looks');

/** @param {Story} story */
const isScreen = ({ tags }) => tags.includes('screen');

/**
 * Photos make pictures of screens large: on a desktop only the first state is compared, and what there is on a desktop
 * alone; none with large text.
 *
 * @param {string} mode
 * @param {Story} story
 */
const isScreenIn = (mode, { exportName, pinned }) =>
  !exportName.includes('LargeText') &&
  (mode === 'phone' || (mode === 'desktop' && (exportName === 'Default' || pinned === 'desktop')));

/** @param {string} title */
const nameIn = (title) => title.slice(title.lastIndexOf('/') + 1);

/**
 * Chooses what is compared: each component's state sheet or, without one, its Default, and all screens.
 *
 * @param {readonly Story[]} stories
 * @returns {Snapshot[]} sorted by mode, then as given
 * @throws Error for a story without one of the modes
 */
export function getSnapshots(stories) {
  const withSheet = new Set(stories.filter(isSheet).map(({ title }) => nameIn(title)));
  const isDefault = (/** @type {Story} */ { title, exportName }) =>
    exportName === 'Default' && /^(?:UI|Page Builder)\//.test(title) && !withSheet.has(nameIn(title));
  const chosen = stories.filter(
    (story) => !story.disableSnapshot && (isSheet(story) || isScreen(story) || isDefault(story)),
  );
  return [...WIDTHS, ...LOOKS].flatMap((name) =>
    chosen
      .filter(
        (story) =>
          isSheet(story) ||
          isLookOf(name, story) ||
          (isScreen(story) ? isScreenIn(name, story) : WIDTHS.includes(name)),
      )
      .map((story) => toSnapshot(story, name))
      .filter(({ snapshot, pinned }) => pinned === null || pinned === snapshot.viewport)
      .map(({ snapshot }) => snapshot),
  );
}

/**
 * @param {Story} story
 * @param {string} mode
 */
function toSnapshot({ id, modes, pinned }, mode) {
  const found = modes[mode];
  if (!found) throw new Error(`The story ${id} has no mode "${mode}" in parameters.chromatic.modes.`);
  const { viewport, ...globals } = found;
  const list = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return { pinned, snapshot: { mode, story: id, viewport, globals: list.join(';') } };
}

/**
 * Where a picture's baseline lies.
 *
 * @param {Pick<Snapshot, 'mode' | 'story'>} snapshot
 * @returns {[folder: string, file: string]} below the folder of the baselines, e.g. `['desktop-dark',
 * 'state-sheets-chip--states.webp']`
 */
export function getBaselinePath({ mode, story }) {
  return [mode.replaceAll(/\W+/g, '-'), `${story}.webp`];
}

/**
 * Finds baselines that no story asks for any more.
 *
 * @param {readonly string[]} files paths below the folder of the baselines, with `/`
 * @param {readonly Snapshot[]} snapshots
 * @returns {string[]}
 */
export function unusedBaselines(files, snapshots) {
  const used = new Set(snapshots.map((snapshot) => getBaselinePath(snapshot).join('/')));
  return files.filter((file) => file.endsWith('.webp') && !used.has(file));
}
