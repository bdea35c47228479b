/** Opening hours of the help line as display texts. */
export interface HelpHours {
  /** Full name of the first day, e.g. `Monday`. */
  startDay: string;
  /** Full name of the last day, e.g. `Friday`. */
  endDay: string;
  /** Start time, e.g. `8:00 AM`. */
  startTime: string;
  /** End time, e.g. `4:00 PM`. */
  endTime: string;
  /** Name of the time zone, e.g. `Eastern Time`. */
  timeZone: string;
}

/** Strings of the Need Help dropdown. */
export interface NeedHelpStrings {
  /** Text of the button, e.g. `Need Help?` */
  label: string;
  /** Text of the phone link, e.g. `` (phone) => `Call us at ${phone}` ``. */
  callLabel(phone: string): string;
  /** Text of the e-mail link, e.g. `` (email) => `Email us at ${email}` ``. */
  emailLabel(email: string): string;
  /**
   * Opening hours as text, e.g. `` ({ startDay, endDay, startTime, endTime, timeZone }) =>
   * `${startDay} to ${endDay}, ${startTime} to ${endTime}, ${timeZone}` ``.
   */
  hoursText(hours: HelpHours): string;
  /** Announced while the contact details are loading, e.g. `Loading contact details`. */
  loadingLabel: string;
  /** Shown when there are no contact details, e.g. `Looks like something went wrong. Sorry about that.` */
  errorText: string;
  /** Text of the link to the contact page, e.g. `Contact Us`. */
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
