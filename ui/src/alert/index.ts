export { Alert, alertTones, type AlertProps } from './alert.tsx';
