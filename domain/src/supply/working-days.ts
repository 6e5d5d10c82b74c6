import { addDays, dayNumberOf, dayFromNumber, weekday, type Day } from '../time/day.ts'
import { isHoliday } from './calendar.ts'

/** Easter Sunday of a year of the Gregorian calendar. Source: the Meeus/Jones/Butcher computation. */
function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  return dayFromNumber(dayNumberOf(year, 3, 22 + epact + toSunday - 7 * late))
}

/** Whether the day is Good Friday, a national holiday that no region may replace. Source: RD 2001/1983 art. 45. */
function isGoodFriday(day: Day): boolean {
  return weekday(day) === 5 && addDays(day, 2) === easterSunday(Number(day.slice(0, 4)))
}

/**
 * Whether nobody works on the day in the whole country: Sundays and national holidays, Good Friday among them. Source:
 * RD 2001/1983 art. 45.
 */
export function isPublicHoliday(day: Day): boolean {
  return weekday(day) === 7 || isHoliday(day) || isGoodFriday(day)
}

/**
 * Whether deadlines count the day in the whole country: not Saturdays, Sundays and national holidays, Good Friday among
 * them, although the periods of access tariffs count that one as a working day (calendar.ts). Holidays of a region or a
 * town are not known here. Source: Ley 39/2015 art. 30.2; RD 2001/1983 art. 45.
 */
export function isWorkingDay(day: Day): boolean {
  return weekday(day) < 6 && !isPublicHoliday(day)
}

/**
 * The day that lies so many working days of the whole country later, or earlier where they are negative; local holidays
 * do not count, so that at a place that has them it may be a later one. The same day for 0.
 */
export function addWorkingDays(day: Day, workingDays: number): Day {
  const step = Math.sign(workingDays)
  let reached = day
  for (let left = Math.abs(workingDays); left > 0;) {
    reached = addDays(reached, step)
    if (isWorkingDay(reached)) left -= 1
  }
  return reached
}
