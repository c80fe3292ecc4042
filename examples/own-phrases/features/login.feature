Feature: Login
  As a customer I want to log in, so that I can look after my orders.

  Background:
    Given I am on the login page

  @smoke
  Scenario: A standard customer logs in
    When I log in as a standard customer
    Then I am taken to the catalogue page
    And I am greeted as "Ada"

  Scenario Outline: Login is refused for <reason>
    When I log in with the user name "<user>" and the password "<password>"
    Then the login fails with the message "Wrong user name or password."
    And I am still on the login page

    Examples:
      | reason           | user    | password |
      | a wrong password | ada     | babbage  |
      | an unknown user  | charles | lovelace |

  Scenario: Orders are only for customers who are logged in
    When I log in as a standard customer
    And I go to the orders page
    Then I have 3 orders
