/** Strings of opening hours. */
export interface OpeningHoursStrings {
  /** Name of the table of the week, e.g. `Godziny otwarcia`. */
  label: string;
  /** Name of the table of days that differ, e.g. `Wyjątkowe godziny`. */
  specialLabel: string;
  /** Instead of the hours of a day, e.g. `nieczynne`. */
  closedLabel: string;
  /** Beside the present day, e.g. `dziś`. */
  todayLabel: string;
}

export const openingHoursStrings: OpeningHoursStrings = {
  label: 'Opening hours',
  specialLabel: 'Different hours',
  closedLabel: 'closed',
  todayLabel: 'today',
};
