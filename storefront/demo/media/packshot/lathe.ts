import { format } from '../svg/element.ts';
import type { Point } from '../svg/geometry.ts';

/**
 * How far the camera looks down: a circle of radius r lying on the ground is drawn as an ellipse r wide and r * tilt
 * high. One value for all packs, so that they can stand side by side.
 */
export const tilt = 0.075;

/** A straight edge to `to`, or a cubic curve through two control points. */
export interface Segment {
  to: Point;
  via?: readonly [Point, Point];
}

/** Right-hand outline of a turned body, from its top to its foot. y is 0 on the ground and negative above. */
export interface Profile {
  /** Radius of the body where it stands on the ground. */
  radius: number;
  start: Point;
  segments: readonly Segment[];
}

/**
 * How deep the near rim of a circle of radius `radius` lies below its center line at the distance `x` from the axis.
 */
export function rimDrop(radius: number, x: number): number {
  return radius * tilt * Math.sqrt(Math.max(0, 1 - (x / radius) ** 2));
}

/**
 * Outline of a body turned around the y axis: the profile, the near half of its foot, and the mirrored profile.
 *
 * @param scale factor on the distance from the axis, default 1.
 */
export function latheOutline(profile: Profile, scale = 1): string {
  const right = profilePath(profile, scale);
  const foot = getFoot(profile);
  const radius = profile.radius * scale;
  const arc = `A${format(radius)} ${format(radius * tilt)} 0 0 1 ${pair({ x: -foot.x * scale, y: foot.y })}`;
  return `M${pair(scaled(profile.start, scale))}${right}${arc}${mirroredBack(profile, scale)}Z`;
}

/** The strip of a turned body between two shares of its radius, such as -0.8 and -0.66 for a highlight on the left. */
export function latheStrip(profile: Profile, from: number, to: number): string {
  const foot = getFoot(profile);
  return (
    `M${pair(scaled(profile.start, from))}${profilePath(profile, from)}` +
    `L${pair(scaled(foot, to))}${backPath(profile, to)}Z`
  );
}

/** A straight cylinder seen from slightly above: both edges bend downward. */
export function cylinderOutline(radius: number, top: number, bottom: number): string {
  const arc = (sweep: 0 | 1, x: number, y: number) =>
    `A${format(radius)} ${format(radius * tilt)} 0 0 ${sweep} ${pair({ x, y })}`;
  return `M${pair({ x: -radius, y: top })}${arc(0, radius, top)}V${format(bottom)}${arc(1, -radius, bottom)}Z`;
}

/** The rounded edge with which a body of `radius` meets the ground: the last segment of a profile. */
export function footSegment(radius: number, corner: number): Segment {
  const y = rimDrop(radius, radius - corner);
  return {
    via: [
      { x: radius, y: y - corner * 0.5 },
      { x: radius - corner * 0.45, y: y - corner * 0.08 },
    ],
    to: { x: radius - corner, y },
  };
}

/** A solid cylinder with its lid in view and rounded edges at the silhouette, for caps. */
export function capOutline(radius: number, top: number, bottom: number, corner: number, foot = corner): string {
  const upper = top - rimDrop(radius, radius - corner);
  const lower = bottom + rimDrop(radius, radius - foot);
  const arc = (sweep: 0 | 1, x: number, y: number) =>
    `A${format(radius)} ${format(radius * tilt)} 0 0 ${sweep} ${pair({ x, y })}`;
  const inner = radius - corner;
  return (
    `M${pair({ x: -inner, y: upper })}${arc(1, inner, upper)}` +
    `C${pair({ x: radius - corner * 0.3, y: upper + corner * 0.12 })} ${pair({ x: radius, y: upper + corner * 0.45 })} ${pair({ x: radius, y: top + corner })}` +
    `V${format(bottom - foot)}` +
    `C${pair({ x: radius, y: bottom - foot * 0.4 })} ${pair({ x: radius - foot * 0.35, y: lower - foot * 0.1 })} ${pair({ x: radius - foot, y: lower })}` +
    arc(1, foot - radius, lower) +
    `C${pair({ x: foot * 0.35 - radius, y: lower - foot * 0.1 })} ${pair({ x: -radius, y: bottom - foot * 0.4 })} ${pair({ x: -radius, y: bottom - foot })}` +
    `V${format(top + corner)}` +
    `C${pair({ x: -radius, y: upper + corner * 0.45 })} ${pair({ x: corner * 0.3 - radius, y: upper + corner * 0.12 })} ${pair({ x: -inner, y: upper })}Z`
  );
}

/** An ellipse lying flat: a lid, a stage, a coin of powder. */
export function discOutline(radius: number, y: number): string {
  const arc = (x: number) => `A${format(radius)} ${format(radius * tilt)} 0 0 1 ${pair({ x, y })}`;
  return `M${pair({ x: -radius, y })}${arc(radius)}${arc(-radius)}Z`;
}

function getFoot(profile: Profile): Point {
  return profile.segments.at(-1)?.to ?? profile.start;
}

function profilePath(profile: Profile, scale: number): string {
  return profile.segments.map((segment) => write(scaled(segment.to, scale), segment.via, scale)).join('');
}

/** The profile upward again, `scale` to the right of the axis. */
function backPath(profile: Profile, scale: number): string {
  const points = [profile.start, ...profile.segments.map((segment) => segment.to)];
  return [...profile.segments]
    .map((segment, index) => ({ via: segment.via, to: points[index] ?? profile.start }))
    .reverse()
    .map(({ via, to }) => write(scaled(to, scale), via && [via[1], via[0]], scale))
    .join('');
}

function mirroredBack(profile: Profile, scale: number): string {
  return backPath(profile, -scale);
}

function write(to: Point, via: readonly [Point, Point] | undefined, scale: number): string {
  return via ? `C${pair(scaled(via[0], scale))} ${pair(scaled(via[1], scale))} ${pair(to)}` : `L${pair(to)}`;
}

function scaled(point: Point, scale: number): Point {
  return { x: point.x * scale, y: point.y };
}

function pair({ x, y }: Point): string {
  return `${format(x)} ${format(y)}`;
}
