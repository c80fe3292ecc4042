/** With how many stars something is rated, and shall be. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what is expected': [
    [
      'The card "Bike 118" has a rating of 2 out of 5 stars',
      'Expect that the "Bike 118" section is rated with 2 of 5 stars',
    ],
    ['The rating of "Tim Schuster" is 3 of 5 stars', 'Expect that "Tim Schuster" is rated with 3 of 5 stars'],
    [
      'The card "Hanna Kern" has five filled stars',
      'Expect that the "Hanna Kern" section is rated with 5 stars',
    ],
    ['Three of the five rating stars are filled', 'Expect that the rating is 3 of 5 stars'],
    [
      'Three of the five stars next to "Tidiness" are filled',
      'Expect that "Tidiness" is rated with 3 of 5 stars',
    ],
    [
      'Four of five stars are filled under "How well do you sleep?"',
      'Expect that "How well do you sleep?" is rated with 4 of 5 stars',
    ],
    ['"Tidiness" has a rating of 4 stars', 'Expect that "Tidiness" is rated with 4 stars'],
    ['"Lamp" is rated 4 out of 5', 'Expect that "Lamp" is rated with 4 of 5 stars'],
    ['"Lamp" has 4 stars', 'Expect that "Lamp" is rated with 4 stars'],
    ['"Lamp" is not rated with 4 stars', 'Expect that "Lamp" is not rated with 4 stars'],
    ['The rating is 4 of 5', 'Expect that the rating is 4 of 5 stars'],
    ['The review of "Petra W." has 5 stars', 'Expect that "Petra W." is rated with 5 stars'],
    ['The "Desk" card has a rating of 3.5 stars', 'Expect that the "Desk" section is rated with 3.5 stars'],
  ],
  'what is done': [
    ['Give five stars for "How well do you sleep?"', 'Rate "How well do you sleep?" with 5 stars'],
    ['Give "Service" 4 stars', 'Rate "Service" with 4 stars'],
    ['Click the fourth star next to "Tidiness"', 'Rate "Tidiness" with 4 stars'],
    ['Click the fifth star of the rating', 'Rate with 5 stars'],
  ],
  'what is something else': [
    ['Click the star on the card "Bike 104"', 'Click "star" in the "Bike 104" section'],
    ['Click "Go" ⏎ All cards have 5 stars', undefined],
    ['Click "Go" ⏎ "Lamp" is rated 7 out of 5', undefined],
  ],
};

testWays(WAYS);
