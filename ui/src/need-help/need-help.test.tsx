// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockFocusVisible } from '../testing/mock-focus-visible.ts';
import { describeDisclosure } from '../testing/disclosure-suite.tsx';
import { NeedHelp, type NeedHelpProps } from './index.ts';

const ready: NeedHelpProps = {
  status: 'ready',
  phone: '+48 12 345 67 89',
  email: 'pomoc@witryna.example',
  hours: {
    startDay: 'Monday',
    endDay: 'Friday',
    startTime: '8:00',
    endTime: '16:00',
    timeZone: 'Central European Time',
  },
};
const button = () => screen.getByRole('button', { name: 'Need Help?' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const panel = () => document.querySelector('[data-part="panel"]');
const open = (props: NeedHelpProps) => {
  const view = render(<NeedHelp {...props} />);
  fireEvent.click(button());
  return view;
};

describeDisclosure('NeedHelp', {
  name: 'Need Help?',
  inside: 'Email us at pomoc@witryna.example',
  render: () => <NeedHelp {...ready} />,
});

describe('NeedHelp opens', () => {
  beforeEach(() => void mockFocusVisible());
  afterEach(() => void vi.restoreAllMocks());

  it('[FRM-29] on hover', () => {
    render(<NeedHelp {...ready} />);
    fireEvent.pointerEnter(button().parentElement ?? document.body, { pointerType: 'mouse' });
    expect(isOpen()).toBe(true);
  });

  it('[FRM-30] on focus, but not when Escape returns focus', () => {
    render(<NeedHelp {...ready} />);
    act(() => button().focus());
    expect(isOpen()).toBe(true);
    act(() => screen.getByRole('link', { name: /Email/ }).focus());
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect([isOpen(), document.activeElement === button()]).toEqual([false, true]);
  });

  it('[FRM-31] [NH-1] on touch: a click without a preceding hover', () => {
    render(<NeedHelp {...ready} />);
    fireEvent.pointerEnter(button().parentElement ?? document.body, { pointerType: 'touch' });
    expect(isOpen()).toBe(false);
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
  });
});

describe('NeedHelp', () => {
  it('[FRM-32] requests its data on the first opening, once', () => {
    const onFirstOpen = vi.fn();
    render(<NeedHelp onFirstOpen={onFirstOpen} />);
    expect(onFirstOpen).not.toHaveBeenCalled();
    fireEvent.click(button());
    fireEvent.click(button());
    fireEvent.click(button());
    expect(onFirstOpen).toHaveBeenCalledOnce();
  });

  it('[FRM-33] [NH-3] has a phone link with the number in its name', () => {
    open(ready);
    expect(screen.getByRole('link', { name: 'Call us at +48 12 345 67 89' }).getAttribute('href')).toBe(
      'tel:+48123456789',
    );
  });

  it('[FRM-34] [NH-3] shows days, times and time zone as text', () => {
    open(ready);
    expect(screen.getByText('Monday to Friday, 8:00 to 16:00, Central European Time')).toBeDefined();
  });

  it('[FRM-35] [NH-3] has an e-mail link with the address in its name', () => {
    open(ready);
    expect(screen.getByRole('link', { name: 'Email us at pomoc@witryna.example' }).getAttribute('href')).toBe(
      'mailto:pomoc@witryna.example',
    );
  });

  it.each(['idle', 'loading'] as const)('[FRM-36] [NH-2] shows two placeholder rows and is busy while %s', (status) => {
    open({ status });
    expect(document.querySelectorAll('[data-part="placeholder"]')).toHaveLength(2);
    expect(panel()?.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each<[string, NeedHelpProps]>([
    ['after an error', { ...ready, status: 'error' }],
    ['with neither phone nor e-mail', { status: 'ready', phone: null, email: '', hours: ready.hours }],
  ])('[FRM-37] [NH-4] shows an error with a link to the contact page: %s', (_, props) => {
    open(props);
    expect(panel()?.querySelector('p')?.textContent).toBe('Looks like something went wrong. Sorry about that.');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/contact-us']);
  });

  it('[NH-2] announces politely what has loaded', () => {
    const { rerender } = open({ status: 'loading' });
    rerender(<NeedHelp {...ready} />);
    expect(screen.getByRole('status').textContent).toBe(
      'Call us at +48 12 345 67 89. Email us at pomoc@witryna.example',
    );
    rerender(<NeedHelp status="error" />);
    expect(screen.getByRole('status').textContent).toBe('Looks like something went wrong. Sorry about that.');
  });
});
