/** When the help line answers; all parts are texts for people. */
export interface HelpHours {
  /** Full name of the first day, e.g. `poniedziałek`. */
  startDay: string;
  /** Full name of the last day, e.g. `piątek`. */
  endDay: string;
  /** E.g. `8:00`. */
  startTime: string;
  /** E.g. `16:00`. */
  endTime: string;
  /** Time zone spelled out, e.g. `czas polski`. */
  timeZone: string;
}

/** The words of the Need Help dropdown. */
export interface NeedHelpWords {
  /** Text of the button, e.g. `Potrzebujesz pomocy?` */
  label: string;
  /** Text of the phone link (FRM-33), e.g. `(phone) => Zadzwoń: ${phone}`. */
  callLabel(phone: string): string;
  /** Text of the e-mail link (FRM-35), e.g. `(email) => Napisz: ${email}`. */
  emailLabel(email: string): string;
  /** The opening hours in words (FRM-34), e.g. `({ startDay, endDay, startTime, endTime }) => ${startDay}–${endDay}, ${startTime}–${endTime}`. */
  hoursText(hours: HelpHours): string;
  /** Said while the contact data are being loaded, e.g. `Wczytywanie danych kontaktowych`. */
  loadingLabel: string;
  /** In place of the contact data when there are none (FRM-37), e.g. `Nie udało się wczytać danych kontaktowych.` */
  errorText: string;
  /** Text of the link to the contact page (NH-4), e.g. `Przejdź do strony kontaktowej`. */
  contactLabel: string;
}

export const needHelpWords: NeedHelpWords = {
  label: 'Need Help?',
  callLabel: (phone) => `Call us at ${phone}`,
  emailLabel: (email) => `Email us at ${email}`,
  hoursText: ({ startDay, endDay, startTime, endTime, timeZone }) => `${startDay} to ${endDay}, ${startTime} to ${endTime}, ${timeZone}`,
  loadingLabel: 'Loading contact details',
  errorText: 'Looks like something went wrong. Sorry about that.',
  contactLabel: 'Contact Us',
};
