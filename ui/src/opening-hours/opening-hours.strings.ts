/** Strings of opening hours. */
export interface OpeningHoursStrings {
  /** Name of the table of weekdays, e.g. `Opening hours`. */
  label: string;
  /** Name of the table of special days, e.g. `Different hours`. */
  specialLabel: string;
  /** Text for a closed day, e.g. `closed`. */
  closedLabel: string;
  /** Text next to the current day, e.g. `today`. */
  todayLabel: string;
}

export const openingHoursStrings: OpeningHoursStrings = {
  label: 'Opening hours',
  specialLabel: 'Different hours',
  closedLabel: 'closed',
  todayLabel: 'today',
};
