// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '@witryna/ui/dialog';
import { WitrynaProvider } from '@witryna/ui/provider';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchChallenges } from './challenge-frames.ts';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  cleanup();
  document.body.replaceChildren();
});

/** Box of a challenge as the service appends it to the body. */
function addChallenge() {
  const box = document.createElement('div');
  box.style.visibility = 'hidden';
  box.innerHTML = '<button>Close</button><div><iframe src="about:blank#/recaptcha/api2/bframe"></iframe></div>';
  document.body.append(box);
  const frame = box.querySelector('iframe');
  if (!frame) throw new Error('There is no frame.');
  return { box, frame };
}

function watch() {
  const onChange = vi.fn();
  stops.push(watchChallenges(document, onChange));
  return onChange;
}

describe('watchChallenges', () => {
  it('reports when a challenge comes up and when it has gone', async () => {
    const onChange = watch();
    const { box } = addChallenge();
    box.style.visibility = 'visible';
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(true));
    box.style.opacity = '1';
    box.style.visibility = 'hidden';
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(false));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('makes a challenge usable above a modal dialog, which stays open', async () => {
    const onOpenChange = vi.fn();
    const { box, frame } = addChallenge();
    render(
      <WitrynaProvider>
        <Dialog open onOpenChange={onOpenChange} title="Sign in">
          <button>Send</button>
        </Dialog>
      </WitrynaProvider>,
    );
    expect(document.body.style.pointerEvents).toBe('none');
    expect(box.getAttribute('aria-hidden')).toBe('true');
    screen.getByRole('button', { name: 'Send' }).focus();
    const onChange = watch();
    box.style.visibility = 'visible';
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(true));
    expect(box.style.pointerEvents).toBe('auto');
    expect(box.hasAttribute('aria-hidden')).toBe(false);
    frame.focus();
    expect(document.activeElement).toBe(frame);
    fireEvent.pointerDown(box);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('leaves other elements outside of a dialog to the dialog', () => {
    render(
      <WitrynaProvider>
        <Dialog open title="Sign in">
          <button>Send</button>
        </Dialog>
      </WitrynaProvider>,
    );
    const outside = document.createElement('button');
    document.body.append(outside);
    watch();
    const inside = screen.getByRole('button', { name: 'Send' });
    inside.focus();
    outside.focus();
    expect(document.activeElement).toBe(inside);
  });
});
