/** One of the views to choose from. */
export interface SwitcherOption {
  id: string;
  /** Label of the option, e.g. `English` or `PLN`. */
  label: string;
  /** Heading of the group, e.g. the group of stores. Default: none. */
  group?: string | undefined;
  /** URL of the option, for visitors without scripts and for new tabs. Default: the option is a button. */
  href?: string | undefined;
  /** BCP 47 tag of the label, if its language is not that of the page. */
  lang?: string | undefined;
}

/** Groups the options, in the order in which groups and options first appear. */
export function groupOptions(options: readonly SwitcherOption[]): { name: string; options: SwitcherOption[] }[] {
  const groups = new Map<string, SwitcherOption[]>();
  for (const option of options) {
    const name = option.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups].map(([name, inGroup]) => ({ name, options: inGroup }));
}
