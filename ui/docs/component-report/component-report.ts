/** A test or story that proves something: what its title says, and where it stands. */
export interface Proof {
  /** Path from the root of the repository. */
  file: string;
  /** Titles of its groups and its own title, e.g. `Tabs › arrows wrap`. */
  title: string;
  kind: 'test' | 'story';
}

/** Line of the accessibility list with its proofs. */
export interface AccessibilityLine {
  /** Id, e.g. `MM-9`. */
  id: string;
  /** Text of the requirement. */
  text: string;
  /** Area, e.g. `Mega menu`. */
  area: string;
  /** Folders of the components to which it applies. */
  components: readonly string[];
  /** Whether it must be verified by hand, with a screen reader or by reading, because no script can decide it. */
  byHand: boolean;
  /** Tests and stories that prove it. Empty if it is not proven. */
  proofs: readonly Proof[];
}

/** Result of axe for the stories of a component. */
export interface AxeResult {
  /** Number of stories that axe checked. */
  states: number;
  /** Number of stories that axe did not check. */
  unchecked: number;
  /** Number of violations in all of them. */
  findings: number;
}

/** Strings of a component in a string table. */
export interface StringTable {
  /** Name in `UiStrings`, e.g. `quantityStepper`; null if it is not in the tables. */
  key: string | null;
  /** Path from the root of the repository. */
  file: string;
  strings: readonly { name: string; description: string }[];
}

/** Row of the keyboard table: the keys that the title of a test or story names, and the title. */
export interface KeyRow {
  keys: readonly string[];
  text: string;
  proof: Proof;
}

/** Report of a component, made from sources and measurements. */
export interface ComponentReport {
  /** Folder in `ui/src`, e.g. `quantity-stepper`. */
  name: string;
  /** Entry, e.g. `@witryna/ui/quantity-stepper`. */
  entry: string;
  /** Titles of its pages in Storybook, e.g. `UI/Forms/QuantityStepper`; none if it has no stories. */
  pages: readonly string[];
  /** `stable`, `beta` or `deprecated`. */
  status: string;
  /** Size of the entry in bytes: minified, in brotli, without React, rounded; null if it is not measured. */
  size: number | null;
  /** Size budget of the entry in bytes, checked in every run; null if there is none. */
  budget: number | null;
  /** Result of axe; null if it is not measured. */
  axe: AxeResult | null;
  keyboard: readonly KeyRow[];
  /** Accessibility lines named in the titles of its tests and stories. */
  lines: readonly Pick<AccessibilityLine, 'id' | 'text' | 'proofs'>[];
  /** Design tokens that it uses, e.g. `color.border.control`. */
  tokens: readonly string[];
  /** Media queries of the tokens that it uses, e.g. `forcedColors`. */
  media: readonly string[];
  /** State hooks, e.g. `data-loading`. */
  hooks: readonly string[];
  strings: readonly StringTable[];
  /** Other folders of the library that its modules import. */
  builtFrom: readonly string[];
}

/** Content type of Magento's Page Builder that the renderer supports. */
export interface ContentTypeReport {
  /** Folder in `page-builder/src/content-types`, e.g. `banner`. */
  name: string;
  /** Titles of its pages in Storybook, e.g. `Page Builder/Banner`. */
  pages: readonly string[];
  /** Result of axe; null if it is not measured. */
  axe: AxeResult | null;
}
