/** Opening hours of the help line as display texts. */
export interface HelpHours {
  /** Full name of the first day, e.g. `poniedziałek`. */
  startDay: string;
  /** Full name of the last day, e.g. `piątek`. */
  endDay: string;
  /** Start time, e.g. `8:00`. */
  startTime: string;
  /** End time, e.g. `16:00`. */
  endTime: string;
  /** Name of the time zone, e.g. `czas polski`. */
  timeZone: string;
}

/** Strings of the Need Help dropdown. */
export interface NeedHelpStrings {
  /** Text of the button, e.g. `Potrzebujesz pomocy?` */
  label: string;
  /** Text of the phone link, e.g. `(phone) => Zadzwoń: ${phone}`. */
  callLabel(phone: string): string;
  /** Text of the e-mail link, e.g. `(email) => Napisz: ${email}`. */
  emailLabel(email: string): string;
  /**
   * Opening hours as text, e.g. `({ startDay, endDay, startTime, endTime }) => ${startDay}–${endDay},
   * ${startTime}–${endTime}`.
   */
  hoursText(hours: HelpHours): string;
  /** Announced while the contact details are loading, e.g. `Wczytywanie danych kontaktowych`. */
  loadingLabel: string;
  /** Shown when there are no contact details, e.g. `Nie udało się wczytać danych kontaktowych.` */
  errorText: string;
  /** Text of the link to the contact page, e.g. `Przejdź do strony kontaktowej`. */
  contactLabel: string;
}

export const needHelpStrings: NeedHelpStrings = {
  label: 'Need Help?',
  callLabel: (phone) => `Call us at ${phone}`,
  emailLabel: (email) => `Email us at ${email}`,
  hoursText: ({ startDay, endDay, startTime, endTime, timeZone }) =>
    `${startDay} to ${endDay}, ${startTime} to ${endTime}, ${timeZone}`,
  loadingLabel: 'Loading contact details',
  errorText: 'Looks like something went wrong. Sorry about that.',
  contactLabel: 'Contact Us',
};
