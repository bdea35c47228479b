// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlayerEventType } from './player-adapter.ts';
import { createFileAdapter } from './file-adapter.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('createFileAdapter', () => {
  it('[VID-01] reports the events of the element until it is stopped', () => {
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const element = document.createElement('video');
    const told: PlayerEventType[] = [];
    const player = createFileAdapter(element)((type) => told.push(type));
    for (const name of ['loadedmetadata', 'play', 'pause', 'ended', 'error', 'seeking'])
      element.dispatchEvent(new Event(name));
    expect(told).toEqual(['ready', 'play', 'pause', 'ended', 'error']);
    player.stop();
    element.dispatchEvent(new Event('play'));
    expect(told).toHaveLength(5);
    expect(pause).toHaveBeenCalledOnce();
  });

  it('[VID-12] reports an error when the browser blocks playback', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const told: PlayerEventType[] = [];
    createFileAdapter(document.createElement('video'))((type) => told.push(type)).play();
    await vi.waitFor(() => expect(told).toEqual(['error']));
  });

  it('reports that a file is ready that loaded before', async () => {
    const element = document.createElement('video');
    vi.spyOn(element, 'readyState', 'get').mockReturnValue(1);
    const told: PlayerEventType[] = [];
    createFileAdapter(element)((type) => told.push(type));
    expect(told).toEqual([]);
    await Promise.resolve();
    expect(told).toEqual(['ready']);
  });

  it('returns no duration before the file has loaded, and no volume while it is muted', () => {
    const element = document.createElement('video');
    element.muted = true;
    const player = createFileAdapter(element)(() => undefined);
    expect([player.duration(), player.volume(), player.time()]).toEqual([0, 0, 0]);
    player.seek(3);
    expect(element.currentTime).toBe(3);
  });
});
