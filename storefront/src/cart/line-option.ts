/** What was chosen for a line. */
export interface LineOption {
  /** Name of the option; empty when the value says all. */
  label: string;
  value: string;
  /** Uid of the selected value, or of the option whose value was entered. */
  valueUid: string;
  /** What was entered, as the backend stores it; absent for a selected value. */
  enteredValue?: string;
  /** Set where the value is an ISO date, an ISO date with a time after a space, or a time. */
  dateType?: 'date' | 'date_time' | 'time';
  /** Whether the value is the name of a file, which cannot be sent a second time. */
  isFile?: true;
}
