import { describe, expect, it } from 'vitest';
import { toHelpContact } from './help-contact.ts';

const needHelp = {
  email: 'pomoc@example.com',
  phone_number: '22 000 00 00',
  start_day: 'poniedziałek',
  end_day: 'piątek',
  start_time: '8:00',
  end_time: '16:00',
};
const answer = (
  help: Partial<Record<keyof typeof needHelp, string | null>> | null,
  timezone: string | null = 'Europe/Warsaw',
) => ({
  storeConfig: { store_code: 'default', timezone, need_help: help === null ? null : { ...needHelp, ...help } },
});

describe('toHelpContact', () => {
  it('[FRM-34] reads phone, e-mail and the hours with the time zone in words', () => {
    expect(toHelpContact(answer({}), 'pl-PL')).toEqual({
      phone: '22 000 00 00',
      email: 'pomoc@example.com',
      hours: {
        startDay: 'poniedziałek',
        endDay: 'piątek',
        startTime: '8:00',
        endTime: '16:00',
        timeZone: 'czas środkowoeuropejski',
      },
    });
  });

  it.each([
    ['a part of the hours is missing', answer({ end_day: null })],
    ['the time zone is missing', answer({}, null)],
    ['the time zone is none', answer({}, 'Mars/Olympus')],
  ])('shows no hours when %s', (_, given) => {
    expect(toHelpContact(given, 'pl-PL')).toMatchObject({ phone: '22 000 00 00', hours: null });
  });

  it('knows nothing when the backend tells nothing', () => {
    expect(toHelpContact(answer(null), 'pl-PL')).toEqual({ phone: null, email: null, hours: null });
    expect(toHelpContact({ storeConfig: null }, 'pl-PL')).toEqual({ phone: null, email: null, hours: null });
  });
});
