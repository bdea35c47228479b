export { Badge, badgeTones } from './badge.tsx';
