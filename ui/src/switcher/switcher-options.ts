/** One of the views to choose from. */
export interface SwitcherOption {
  id: string;
  /** Name of the view, e.g. `Polski` or `PLN`. */
  label: string;
  /** Heading of the options that belong together, e.g. the group of stores. Default: none. */
  group?: string | undefined;
  /** Address of the view, for those who have no scripts or want it in a new tab. Default: the option is a button. */
  href?: string | undefined;
  /** BCP 47 tag of the label, where it is not in the language of the page. */
  lang?: string | undefined;
}

/** The options by group, in the order in which groups and options come first. */
export function groupOptions(options: readonly SwitcherOption[]): { name: string; options: SwitcherOption[] }[] {
  const groups = new Map<string, SwitcherOption[]>();
  for (const option of options) {
    const name = option.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups].map(([name, inGroup]) => ({ name, options: inGroup }));
}
