// Alexander the Great: Catan's table, which draws the march as soon as a view has one.

export { default } from '../catan';
