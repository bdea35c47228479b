/** A test or story that proves something: what its title says, and where it stands. */
export interface Proof {
  /** Path from the root of the repository. */
  file: string;
  /** Titles of its groups and its own, e.g. `Tabs › arrows wrap`. */
  title: string;
  kind: 'test' | 'story';
}

/** A line of the accessibility list with what proves it. */
export interface AccessibilityLine {
  /** E.g. `MM-9`. */
  id: string;
  /** What it asks for. */
  text: string;
  /** What it is about, e.g. `Mega menu`. */
  area: string;
  /** Folders of the components that it is about. */
  components: readonly string[];
  /** Whether a script can decide it; otherwise people do, with screen readers or by reading. */
  byHand: boolean;
  /** Empty: not proven. */
  proofs: readonly Proof[];
}

/** Something measured, when, and whether it may have changed since. */
interface Measured {
  /** ISO 8601. */
  at: string;
  /** The component's files are not those that were measured. */
  changedSince: boolean;
}

/** What axe found in the stories of a component. */
export interface AxeResult extends Measured {
  /** Version of axe. */
  version: string;
  /** Stories that axe looked at. */
  states: number;
  /** Stories of the run that axe did not look at. */
  unchecked: number;
  /** Widths of the window in px in which all rules were checked. */
  widths: readonly number[];
  /** Every state in each of them; otherwise each state in at least one. */
  inEachWidth: boolean;
  /** Looks, e.g. `dark witryna`, in which contrast was checked as well. */
  themes: readonly string[];
  /** Violations, in all states, widths and themes. */
  findings: number;
}

/** Size of an entry, minified, in brotli, without React. */
export interface EntrySize extends Measured {
  bytes: number;
}

/** What a table of strings holds for a component. */
export interface StringTable {
  /** Name in `UiStrings`, e.g. `quantityStepper`; null: not in the tables. */
  key: string | null;
  /** Path from the root of the repository. */
  file: string;
  strings: readonly { name: string; description: string }[];
}

/** A row of the keyboard table: the keys that the title of a test or story names, and the title. */
export interface KeyRow {
  keys: readonly string[];
  text: string;
  proof: Proof;
}

/** What is known of a component, from sources and measurements. */
export interface ComponentReport {
  /** Folder in `ui/src`, e.g. `quantity-stepper`. */
  name: string;
  /** E.g. `@witryna/ui/quantity-stepper`. */
  entry: string;
  /** `stable`, `beta` or `deprecated`. */
  status: string;
  /** Absent: not measured. */
  size: EntrySize | null;
  /** Bytes that the entry may have at most, checked with every run; null: no budget. */
  budget: number | null;
  /** Absent: not measured. */
  axe: AxeResult | null;
  keyboard: readonly KeyRow[];
  /** Lines that titles of its tests and stories name. */
  lines: readonly Pick<AccessibilityLine, 'id' | 'text' | 'proofs'>[];
  /** Paths in the contract, e.g. `color.border.control`. */
  tokens: readonly string[];
  /** Media queries of the tokens, e.g. `forcedColors`. */
  media: readonly string[];
  /** State hooks, e.g. `data-loading`. */
  hooks: readonly string[];
  strings: readonly StringTable[];
  /** Other folders of the library that its modules use. */
  builtFrom: readonly string[];
}
