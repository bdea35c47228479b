/** Strings of opening hours. */
export interface OpeningHoursStrings {
  /** Name of the table of weekdays, e.g. `Godziny otwarcia`. */
  label: string;
  /** Name of the table of special days, e.g. `Wyjątkowe godziny`. */
  specialLabel: string;
  /** Text for a closed day, e.g. `nieczynne`. */
  closedLabel: string;
  /** Text next to the current day, e.g. `dziś`. */
  todayLabel: string;
}

export const openingHoursStrings: OpeningHoursStrings = {
  label: 'Opening hours',
  specialLabel: 'Different hours',
  closedLabel: 'closed',
  todayLabel: 'today',
};
