Feature: Logging in
  Customers log in to see what they have ordered.

  Background:
    Given I open "/login"

  @smoke
  Scenario: Ada logs in
    When I fill in "User name" with "ada"
    And I fill in "Password" with "lovelace"
    And I press the "Log in" button
    Then I should see "Welcome, Ada"
    And I should see the "Log out" button

  Scenario Outline: A log-in is refused: <reason>
    When I type "<user>" into the "User name" field
    And I type "<password>" into the "Password" field
    And I press the "Log in" button
    Then I should see "Wrong user name or password."
    But I should not see "Welcome"

    Examples:
      | reason         | user    | password |
      | wrong password | ada     | babbage  |
      | unknown user   | charles | lovelace |

  Scenario: Ada logs out again
    Given I fill in the form:
      | User name | ada      |
      | Password  | lovelace |
    And I press the "Log in" button
    When I press the "Log out" button
    Then I should see "You are logged out."
    And I should see the "Log in" link
