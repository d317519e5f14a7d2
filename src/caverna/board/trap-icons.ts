import { type IconName, isIcon } from '../../site/icons.ts';

/** Each trap has a sign of its own: `bearTrap` is drawn in trap-bear.svg, `trapNet` in trap-net.svg. */
export function trapIcon(id: string): IconName {
  const words = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split(' ');
  const own = ['trap', ...words.filter((word) => word !== 'trap')].join('-');
  return isIcon(own) ? own : 'trap';
}
