/** Whether everything is tried (`npm run test:endurance`), where `npm test` tries one of each kind. */
export const isEndurance = process.env['ENDURANCE'] === 'true'
