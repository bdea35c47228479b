/** The words of opening hours. */
export interface OpeningHoursWords {
  /** Name of the table of the week, e.g. `Godziny otwarcia` (LO-3). */
  label: string;
  /** Name of the table of days that differ, e.g. `Wyjątkowe godziny`. */
  specialLabel: string;
  /** In place of the hours of a day, e.g. `nieczynne`. */
  closedLabel: string;
  /** Beside the present day, e.g. `dziś`. */
  todayLabel: string;
}

export const openingHoursWords: OpeningHoursWords = {
  label: 'Opening hours',
  specialLabel: 'Different hours',
  closedLabel: 'closed',
  todayLabel: 'today',
};
